/** Interface texts of the menu of a page, of Markdown twins and of llms.txt; part of `english` in strings.ts. */
export const pageMenuTexts = {
  markdown: 'Markdown',
  pageMenu: 'More ways to use this page',
  copyMarkdown: 'Copy as Markdown',
  viewMarkdown: 'View Markdown',
  copySectionLink: 'Copy link to section',
  openInAssistant: 'Open in {name}',
  assistantPrompt: 'Read {address} and answer my questions about it.',
  diagramText: 'Diagram: {text}',
  pictureText: 'Picture: {text}',
  llmsIntro:
    'Every page has a Markdown twin at its address with .md behind it, and answers requests that accept text/markdown where the host can. {full} holds all pages in one file.',
  llmsSectionIntro: 'Pages of {title} in the order of the navigation; {full} holds all of them in one file.',
  llmsData: 'What the reference is made of, as JSON for programs: {index} lists all files with their schemas.',
  llmsOtherPages: 'Other pages',
  llmsAllPages: 'All pages with descriptions',
} as const;
