/** For tests of bodies that throw: React 18 tells the window and the console too of what a boundary catches. */
export const itUnlessReactTells: Mocha.TestFunction | Mocha.PendingTestFunction =
  process.env.NH_REACT === '18' ? it.skip : it;
