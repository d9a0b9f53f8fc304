#include "easel_engine.h"
