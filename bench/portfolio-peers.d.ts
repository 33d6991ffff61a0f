// Lets `tsc` at the root check the benchmark without installing the other libraries.
declare module 'isotope-layout' {
  export default class Isotope {
    constructor(box: Element, options: object);
    arrange(options: { filter: string }): void;
  }
}
declare module 'mixitup' {
  interface Mixer {
    filter(selector: string): Promise<unknown>;
  }
  export default function mixitup(box: Element, options: object): Mixer;
}
declare module 'shufflejs' {
  export default class Shuffle {
    static readonly ALL_ITEMS: string;
    constructor(box: Element, options: object);
    filter(group: string): void;
  }
}
