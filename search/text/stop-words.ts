/** Words that say nothing about a subject. They count only in a query that contains nothing else. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about after all am an and any are as at be been but by can could did do does doing don for from got had has have
  how i if in into is it its just like me my no not of on one only or our out please s should so some t than that the their them then
  there these they this those to too up us use using want was way we were what when where which while who why will with work works would
  you your`.split(/\s+/),
);

/** Words that describe what a reader wants or what went wrong, but not the subject. They count for less than others. */
export const WEAK_WORDS: ReadonlySet<string> = new Set(
  `able appear automatically best change check correctly datahub different empty error exist fail failed fails failing find get go help
  issue make missing new none nothing possible problem question see show showing shows shown support supported tell unable view
  wrong`.split(/\s+/),
);
