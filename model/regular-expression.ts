/** Whether a text is a regular expression of JavaScript, written without slashes and flags. */
export function isRegularExpression(text: string): boolean {
  try {
    new RegExp(text, 'i');
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
