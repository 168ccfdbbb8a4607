import { expect, test } from 'vitest';
import { headingTexts, rowNamed, sectionAt, sectionOf } from './page-section.ts';

const page = `# Tags

Introduction.

## Add a \`tag\`

\`\`\`shell
# Not a heading
\`\`\`

### In the application

Press **Add**.

## Troubleshooting

| Name | Meaning |
| --- | --- |
| \`server\`<br>string | Address, for example \`a \\| b\`.<br>Default: none |
| [\`token\`](#token) | Password. |
| \`twice\` | First. |
| \`twice\` | Second. |

## Next

### Troubleshooting
`;

test("headings in code don't count", () => {
  expect(headingTexts(page)).toEqual([
    'Tags',
    'Add a tag',
    'In the application',
    'Troubleshooting',
    'Next',
    'Troubleshooting',
  ]);
});

test.each([['add-a-tag'], ['Add a tag'], ['## add a tag']])('%j names a section with everything below it', (wanted) => {
  expect(sectionOf(page, wanted)).toMatch(/^## Add a `tag`\n.*Press \*\*Add\*\*\.\n$/s);
});

test("a section that isn't on the page returns undefined", () => {
  expect(sectionOf(page, 'elsewhere')).toBeUndefined();
});

test('a heading with its own ID is found by its title, unless several headings share the title', () => {
  expect(sectionAt(page, 'custom-id', 'Next')).toMatch(/^## Next\n/);
  expect(sectionAt(page, 'custom-id', 'Troubleshooting')).toBeUndefined();
  expect(sectionAt(page, 'troubleshooting', 'Troubleshooting')).toMatch(/^## Troubleshooting\n/);
});

test('a row is found by the name in its first cell, and its line breaks are lines', () => {
  expect(rowNamed(page, 'server')).toBe('`server`\nstring\n\nAddress, for example `a \\| b`.\nDefault: none');
  expect(rowNamed(page, 'token')).toBe('[`token`](#token)\n\nPassword.');
});

test('no row represents a name that several rows have', () => {
  expect(rowNamed(page, 'twice')).toBeUndefined();
  expect(rowNamed(page, 'missing')).toBeUndefined();
});
