/** Problems beyond these help nobody. */
export const mostProblems = 200;
