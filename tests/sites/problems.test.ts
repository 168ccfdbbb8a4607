import { existsSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { removeFolders, runTinyBuild } from './build-tiny-site.ts';

afterAll(removeFolders);
const build = runTinyBuild('problems');

test('content with errors fails once, with exit code 1, and writes no site', () => {
  expect(build.status).toBe(1);
  expect(existsSync(build.dir)).toBe(false);
  expect(build.stdout).not.toContain('Wrote');
});

test("all errors are shown with their place, the rule, what's wrong, and what to write", () => {
  const shown = build.stdout.slice(build.stdout.indexOf('content/'));
  expect(shown.trim()).toMatchInlineSnapshot(`
    "content/docs/introduction.md:4:1  data/unknown-key
      "keyword" isn't a key of this file.
      Did you mean "keywords"?

    content/docs/introduction.md:7:12  links/missing-page
      There is no page at "/docs/tag".
      Did you mean "/docs/tags"?

    content/docs/introduction.md:7:34  links/missing-anchor
      There is no anchor "#create" on "/docs/tags".
      That page's anchors are #create-a-tag, #create-a-tag-1.

    content/docs/introduction.md:7:34  links/redirected (warning)
      "/docs/tags" has moved to "/docs/introduction".
      Write "/docs/introduction".

    content/docs/introduction.md:9:1  headings/jump
      "Too deep" is an h4, but the heading above it is an h1.
      Use at most ##.

    content/docs/introduction.md:11:1  images/missing
      There is no image "../images/missing.png".
      Put the file in content/images/, or correct the path, which is relative to this file’s folder.

    content/docs/introduction.md:11:1  images/alt
      The image "../images/missing.png" has no alternative text.
      Describe what it shows in the brackets: ![Lineage graph of one table](../images/missing.png)

    content/docs/introduction.md:13:1  directives/unknown
      There is no directive "warning".
      The directives are note, tip, info, caution, danger, tabs, tab, details, diagram, picture, include, options, known-errors, symptoms, api-choice, upgrade-summary, upgrade-notes, availability.

    content/docs/tags.md:1:1  navigation/missing-doc
      No sidebar lists the page "docs/tags", so readers can't find it.
      Add "docs/tags" to content/navigation.yaml, or add "sidebar: none" to its front matter.

    content/docs/tags.md:3:14  data/wrong-value
      "description" must be text, but is 7.
      Put it in quotes: "7"

    content/docs/tags.md:12:1  headings/duplicate-id
      The anchor "create-a-tag" of "Create a tag" already exists on this page.
      Make the heading more specific, or give it its own anchor: {#my-anchor}.

    content/navigation.yaml:3:5  navigation/unknown-page
      Configuration error: there is no page with the ID "docs/tagz".
      Did you mean "docs/tags"?

    content/redirects.yaml:1:3  redirects/loop
      The redirects form a loop: /docs/a → /docs/b → /docs/a.
      Redirect one of these addresses to a page.

    content/redirects.yaml:3:11  redirects/onto-page
      "/docs/tags" is a page, so you can't redirect it.
      Remove either the redirect or the page.

    content/symptoms/tags.yaml:7:13  data/missing-key
      "tables[0].rows[0].messages[0].origin" is missing. It must be one of "literal", "composed", "third-party", "reader".

    content/symptoms/tags.yaml:9:9  data/unknown-key
      "solution" isn't a key of tables[0].rows[0].
      Its keys can be symptom, messages, entry, keywords, cause, check, fix.

    15 errors, 1 warning"
  `);
});
