/** The four principles of WCAG; the number of a criterion begins with that of its principle. */
export const principles = [
  { number: 1, name: 'Perceivable' },
  { number: 2, name: 'Operable' },
  { number: 3, name: 'Understandable' },
  { number: 4, name: 'Robust' },
] as const;
