import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits, and hyphens');
const sentence = z.string().min(20).max(420).regex(/\.$/, 'a text that ends with a full stop');

/** content/pictures/labels.yaml: labels in the web application, each with the file that contains it. */
export const pictureLabels = z.array(
  z.strictObject({
    id: id.describe('What pictures ask for, for example schema-tab.'),
    source: z
      .string()
      .regex(/^[\w./-]+\.\w+$/)
      .describe('File of the platform that contains the labels, below its top folder.'),
    labels: z
      .array(z.string().min(1))
      .min(1)
      .describe('The labels as they appear on the screen, in the order in which the file contains them.'),
  }),
);
export type PictureLabels = z.infer<typeof pictureLabels>;

/** content/pictures/pictures.yaml: every screen that a page can show. */
export const pictureList = z.array(
  z.strictObject({
    name: id.describe('What :::picture{name=…} asks for.'),
    alt: sentence.describe(
      'What the picture shows, for readers who can’t see it and for the Markdown version of the page.',
    ),
    places: z.array(id).default([]).describe('Places that a numbered callout can point to.'),
  }),
);
export type PictureEntry = z.infer<typeof pictureList>[number];

/** A screen of the web application on a page, with numbers at the places that the text below it explains. */
export interface PictureBlock {
  type: 'picture';
  name: string;
  alt: string;
  caption: string;
  /** Places with a number, in the order of the numbers from 1. */
  callouts: readonly string[];
}
