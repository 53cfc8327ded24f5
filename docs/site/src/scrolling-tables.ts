/** Makes tables that are wider than the page focusable, so that the keyboard can scroll them. */

const tables = [...document.querySelectorAll<HTMLTableElement>('.sl-markdown-content table')];

const regions = tables.map((table, index) => {
  const region = document.createElement('div');
  region.className = 'table-region';
  table.replaceWith(region);
  region.append(table);
  return { region, label: labelOf(table, index) };
});

/** The names of the columns; the number distinguishes tables with the same columns. */
function labelOf(table: HTMLTableElement, index: number): string {
  const columns = [...table.querySelectorAll('th')].map(({ textContent }) => textContent.trim()).filter(Boolean);
  return `Table ${index + 1}: ${columns.join(', ')}`;
}

/** Only a table that scrolls is focusable and a landmark. */
function update(): void {
  for (const { region, label } of regions) {
    const attributes = { tabindex: '0', role: 'region', 'aria-label': label };
    const scrolls = region.scrollWidth > region.clientWidth;
    for (const [name, value] of Object.entries(attributes)) {
      if (scrolls) region.setAttribute(name, value);
      else region.removeAttribute(name);
    }
  }
}

const observer = new ResizeObserver(update);
for (const { region } of regions) observer.observe(region);
update();
