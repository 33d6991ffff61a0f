/**
 * For tests of throwing bodies: React 18 reports caught errors to the window and the console too.
 */
export const itUnlessReactTells: Mocha.TestFunction | Mocha.PendingTestFunction =
  process.env.NH_REACT === '18' ? it.skip : it;
