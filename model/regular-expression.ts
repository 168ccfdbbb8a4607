/** Whether a text is a JavaScript regular expression, without slashes and flags. */
export function isRegularExpression(text: string): boolean {
  try {
    new RegExp(text, 'i');
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
