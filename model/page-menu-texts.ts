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
    'Every page is also available as Markdown: add .md to its address or, where the host supports it, send a request that accepts text/markdown. {full} contains all pages in one file.',
  llmsSectionIntro: 'Pages in {title}, in navigation order. {full} contains all of them in one file.',
  llmsData: 'The reference data is also available to programs as JSON. {index} lists all files with their schemas.',
  llmsOtherPages: 'Other pages',
  llmsAllPages: 'All pages with descriptions',
} as const;
