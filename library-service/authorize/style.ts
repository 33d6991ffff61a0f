/** The stylesheet of the service's pages. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1rem; background: light-dark(#f2f4f3, #14191b); color: light-dark(#1b2326, #e7ecea) }
main { max-inline-size: 28rem; margin: 6vh auto; padding: 1.75rem;
  border: 1px solid color-mix(in srgb, currentcolor 18%, transparent); border-radius: 0.75rem;
  background: light-dark(#fff, #1d2427) }
h1 { margin: 0 0 0.75rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 0; font-size: 1rem }
p { margin: 0.75rem 0; overflow-wrap: anywhere }
label, input, button { display: block; box-sizing: border-box; inline-size: 100% }
input, button { min-block-size: 2.75rem; padding: 0.5rem 0.75rem; border-radius: 0.375rem; font: inherit }
input { border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); background: transparent; color: inherit }
button { margin-block-start: 1rem; border: 1px solid light-dark(#0b57a4, #8ec5ff);
  background: light-dark(#0b57a4, #8ec5ff); color: light-dark(#fff, #08243f); font-weight: 600; cursor: pointer }
button.quiet { background: transparent; color: light-dark(#0b57a4, #8ec5ff) }
details { margin-block-start: 1.5rem }
summary { padding-block: 0.5rem; font-weight: 600; cursor: pointer }
:focus-visible { outline: 2px solid light-dark(#0b57a4, #8ec5ff); outline-offset: 2px }
.problem { padding: 0.75rem; border-inline-start: 0.375rem solid light-dark(#b0241c, #ff9f93);
  background: light-dark(#fbeceb, #3a1f1d) }
`;
