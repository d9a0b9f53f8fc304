"use strict";
(() => {
  const all = (selector, root = document) => Array.from(root.querySelectorAll(selector));
  const make = (tag, attributes = {}, text = "") => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  };

  // Tabs: the links and parts that also work without this script.
  const nav = document.querySelector("nav");
  const tabs = all("a", nav);
  const panels = all(".panel");
  const select = (index) => {
    tabs.forEach((tab, at) => {
      tab.setAttribute("aria-selected", String(at === index));
      tab.tabIndex = at === index ? 0 : -1;
      panels[at].hidden = at !== index;
    });
  };
  const reveal = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const index = panels.findIndex((panel) => target && panel.contains(target));
    if (index < 0) return;
    select(index);
    for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    if (target !== panels[index]) target.scrollIntoView();
  };
  const list = make("div", { role: "tablist", "aria-label": "Playgrounds" });
  list.style.display = "contents";
  tabs.forEach((tab, index) => {
    tab.id = "tab-" + panels[index].id;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panels[index].id);
    panels[index].setAttribute("role", "tabpanel");
    panels[index].setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      event.preventDefault();
      select(index);
      history.replaceState(null, "", "#" + panels[index].id);
    });
    list.append(tab);
  });
  nav.append(list);
  nav.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(document.activeElement);
    const last = tabs.length - 1;
    const next = { ArrowRight: at < last ? at + 1 : 0, ArrowLeft: at > 0 ? at - 1 : last, Home: 0, End: last }[event.key];
    if (event.key === " " && at >= 0) { event.preventDefault(); tabs[at].click(); }
    if (at < 0 || next === undefined) return;
    event.preventDefault();
    tabs[next].focus();
    tabs[next].click();
  });
  select(0);
  reveal();
  addEventListener("hashchange", reveal);

  // Streams: a slider in place of the list of changes.
  for (const stream of all(".stream")) {
    const entries = all("li", stream);
    let state = "";
    const states = entries.map((entry) => {
      state = state.slice(0, Number(entry.dataset.keep)) + entry.querySelector("span").textContent;
      return [entry.querySelector("time").textContent, state];
    });
    const slider = make("input", { type: "range", min: 0, max: states.length - 1, value: states.length - 1, "aria-label": "Snapshot" });
    const time = make("time");
    const text = make("pre", { class: "snapshot" });
    const show = () => {
      const [when, what] = states[Number(slider.value)];
      slider.setAttribute("aria-valuetext", "snapshot " + (Number(slider.value) + 1) + " of " + states.length + ", " + when);
      time.textContent = when;
      text.textContent = what;
    };
    slider.addEventListener("input", show);
    show();
    stream.querySelector("ol").hidden = true;
    stream.append(slider, time, text);
  }

  // Search, filter, colours.
  const tools = document.getElementById("tools");
  const search = make("input", { type: "search", placeholder: "Search results", "aria-label": "Search results" });
  const label = make("label", {}, " Only problems");
  const problems = make("input", { type: "checkbox" });
  label.prepend(problems);
  const count = make("span", { role: "status", class: "quiet" });
  const theme = make("button", { type: "button" });
  tools.append(search, label, count, theme);
  const findable = all("[data-find]");
  const filter = () => {
    const wanted = search.value.trim().toLowerCase();
    let shown = 0;
    for (const part of findable) {
      const fits = part.textContent.toLowerCase().includes(wanted)
        && (!problems.checked || part.matches(".failure, .soft") || part.querySelector(".bad"));
      part.hidden = !fits;
      if (fits) shown += 1;
      if (fits && wanted) all("details", part).forEach((fold) => { fold.open = true; });
    }
    count.textContent = wanted || problems.checked ? shown + " of " + findable.length : "";
  };
  search.addEventListener("input", filter);
  problems.addEventListener("change", filter);
  const root = document.documentElement;
  const isDark = () => (root.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
  const name = () => { theme.textContent = isDark() ? "Light" : "Dark"; };
  theme.addEventListener("click", () => { root.dataset.theme = isDark() ? "light" : "dark"; name(); });
  name();
  addEventListener("beforeprint", () => all("details").forEach((fold) => { fold.open = true; }));
})();
