/** Whether a press or click of a link leads on in this tab: other buttons and keys open menus, tabs and windows. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}
