/** Opens the details and selects the tabs around an element. */
export function reveal(element: Element): void {
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    // Hidden and labelled by a button: a tab panel.
    if (around.hidden) document.getElementById(around.getAttribute('aria-labelledby') ?? '')?.click();
  }
}
