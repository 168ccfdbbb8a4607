/** Runs in the page. Sets the spacing of success criterion 1.4.12, or takes it away. A sheet that is made by script needs no leave of the policy. */
export function spaceText(isOn: boolean): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = isOn ? [sheet] : [];
}

/** Runs in the page. Finds elements that contain text directly, cut it off, and can't be scrolled to show it. */
export function clippedTexts(): string[] {
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  return [...document.querySelectorAll('body *')].flatMap((element) => {
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    // A picture shows texts that the application itself cuts off; what it says is its text alternative.
    if (!hasText || element.closest('svg, .visually-hidden, .k-picture') || !element.checkVisibility()) return [];
    const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(element);
    // A clamped text ends with an ellipsis and unfolds when its field has focus, so more spacing loses nothing.
    if (webkitLineClamp !== 'none') return [];
    const isCut =
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
    return isCut && clipPath === 'none' && element.clientHeight > 0 ? [element.outerHTML.slice(0, 120)] : [];
  });
}
