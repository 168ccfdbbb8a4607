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

test('all errors are shown with their place, the rule, what is wrong, and what to write', () => {
  const shown = build.stdout.slice(build.stdout.indexOf('content/'));
  expect(shown.trim()).toMatchInlineSnapshot(`
    "content/docs/introduction.md:4:1  data/unknown-key
      "keyword" is not a key of this file.
      Did you mean "keywords"?

    content/docs/introduction.md:7:12  links/missing-page
      There is no page at "/docs/tag".
      Did you mean "/docs/tags"?

    content/docs/introduction.md:7:34  links/missing-anchor
      There is no anchor "#create" on "/docs/tags".
      Anchors there: #create-a-tag, #create-a-tag-1.

    content/docs/introduction.md:7:34  links/redirected (warning)
      "/docs/tags" has moved to "/docs/introduction".
      Write "/docs/introduction".

    content/docs/introduction.md:9:1  headings/jump
      "Too deep" is an h4, but the heading above it is an h1.
      Begin it with ## or shallower.

    content/docs/introduction.md:11:1  images/missing
      There is no image "../images/missing.png".
      Put the file into content/images/, or correct the path; it counts from the folder of this file.

    content/docs/introduction.md:11:1  images/alt
      The image "../images/missing.png" has no text for those who can't see it.
      Say in the brackets what it shows: ![Lineage graph of one table](../images/missing.png)

    content/docs/introduction.md:13:1  directives/unknown
      There is no directive "warning".
      The directives are note, tip, info, caution, danger, tabs, tab, details, diagram, picture, include, options, known-errors, symptoms, api-choice, upgrade-summary, upgrade-notes, availability.

    content/docs/tags.md:1:1  navigation/missing-doc
      No sidebar lists the page "docs/tags", so readers can't find it.
      Add "docs/tags" to content/navigation.yaml, or put "sidebar: none" into its front matter.

    content/docs/tags.md:3:14  data/wrong-value
      "description" must be text, but is 7.
      Put it in quotes: "7"

    content/docs/tags.md:12:1  headings/duplicate-id
      The anchor "create-a-tag" of "Create a tag" exists on this page already.
      Say in the heading what sets its section apart, or give it an anchor of its own: {#my-anchor}.

    content/navigation.yaml:3:5  navigation/unknown-page
      Configuration error: there is no page with the id "docs/tagz".
      Did you mean "docs/tags"?

    content/redirects.yaml:1:3  redirects/loop
      The redirect goes round in a circle: /docs/a → /docs/b → /docs/a.
      Let one of them lead to a page.

    content/redirects.yaml:3:11  redirects/onto-page
      "/docs/tags" is a page, so nothing can be redirected from there.
      Remove the redirect, or the page.

    content/symptoms/tags.yaml:7:13  data/missing-key
      "tables[0].rows[0].messages[0].origin" is missing; it must be one of "literal", "composed", "third-party", "reader".

    content/symptoms/tags.yaml:9:9  data/unknown-key
      "solution" is not a key of tables[0].rows[0].
      It may have the keys symptom, messages, entry, keywords, cause, check, fix.

    15 errors, 1 warning"
  `);
});
