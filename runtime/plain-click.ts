/** Whether a press or click of a link navigates in this tab. Other buttons and keys open menus, tabs, and windows. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey);
}
