/** Returns the class of an animation, such as `fadeInUp`; undefined for `none` and invalid classes. */
export function animationName(setting: string | undefined): string | undefined {
  return setting && setting !== 'none' && /^[\w-]+$/.test(setting) ? setting : undefined;
}
