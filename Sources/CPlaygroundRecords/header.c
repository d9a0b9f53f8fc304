#include "playground_records.h"
