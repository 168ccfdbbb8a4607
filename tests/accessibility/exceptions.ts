/** A rule of axe that is not applied to some elements, and why that leaves nobody out. */
export interface Exception {
  rule: string;
  /** CSS selector of the elements. */
  selector: string;
  reason: string;
}

/** All there are. Whoever adds one gives a reason that a reader with a disability would accept. */
export const exceptions: readonly Exception[] = [];
