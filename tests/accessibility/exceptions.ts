/** A rule of axe that is not applied to some elements, and the reason that this excludes no one. */
export interface Exception {
  rule: string;
  /** CSS selector of the elements. */
  selector: string;
  reason: string;
}

/** All exceptions. If you add one, give a reason that a reader with a disability would accept. */
export const exceptions: readonly Exception[] = [];
