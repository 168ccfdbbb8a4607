import type { Page } from '@playwright/test';

/**
 * Elements that the Tab key reaches and that Chromium gives no name in its accessibility tree, which is what screen readers get.
 * @returns the start tag of each
 */
export async function namelessStops(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const nameless: string[] = [];
  for (const { ignored, properties = [], name, backendDOMNodeId } of nodes) {
    const focusable = properties.some((property) => property.name === 'focusable' && property.value.value === true);
    if (ignored || !focusable || name?.value || backendDOMNodeId === undefined) continue;
    const { node } = await session.send('DOM.describeNode', { backendNodeId: backendDOMNodeId });
    const attributes = node.attributes ?? [];
    const tabIndex = attributes.indexOf('tabindex');
    if (tabIndex >= 0 && attributes[tabIndex + 1] === '-1') continue;
    nameless.push(`<${[node.localName, ...attributes].join(' ')}>`);
  }
  await session.detach();
  return nameless;
}
