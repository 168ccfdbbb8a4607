import { UsageError } from '#scripts/options.ts';
import { writeNewFile } from './write-new-file.ts';

/** A title from the last part of an address: `add-custom-source` → `Add custom source`. */
function titleOf(address: string): string {
  const words = (address.split('/').at(-1) ?? '').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Writes a starting file for a page.
 * @param address for example `/docs/how/example`
 * @returns path of the file
 */
export function writePage(root: string, address: string): string {
  if (!/^\/docs(\/\w[\w.-]*)+$/.test(address)) {
    throw new UsageError(`"${address}" isn't the address of a docs page. Use the form /docs/how/example.`);
  }
  const title = titleOf(address);
  const text = `---
title: ${title}
description: One sentence of 50 to 200 characters that says what the reader gets from this page.
keywords: []
sidebar: none
sources: []
---

Say in one or two sentences what this page is for and for whom. To list the page in the sidebar, add its id \`${address.slice(1)}\` to
\`content/navigation.yaml\` and remove the line \`sidebar: none\`.

## First section

Write here.

## Where to go next

- [Introduction](/docs/introduction) leads to everything else.
`;
  return writeNewFile(root, `content${address}.md`, text);
}
