/** Variables that every server of the page editor refuses. */
export const unsoundVariables: readonly object[] = [
  { kind: 'color', title: 'A', value: { color: 'red;background:url(//x)' } },
  { kind: 'color', title: 'A', value: {} },
  { kind: 'color', title: '', value: { color: '#fff' } },
  { kind: 'shadow', title: 'A', value: {} },
  { kind: 'typography', title: 'A', value: { color: '#fff' } },
  { kind: 'size', title: 'A', value: { size: 'expression(alert(1))' } },
];

/** Settings of the site that every server of the page editor refuses. */
export const unsoundSettings: readonly object[] = [
  { snippets: [] },
  { __globals__: {} },
  { h2_color: 'red;background:url(//x)' },
  { viewport_mobile: 'wide' },
  { viewport_mobile: 1100 },
  { stretched_section_container: 'main,*' },
  { container_width: { size: 'expression(1)', unit: 'px' } },
  { active_breakpoints: ['viewport_watch'] },
];
