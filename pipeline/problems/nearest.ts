/** Generators need it too and may not import the pipeline, so it lives in the model. */
export { nearest } from '#model/nearest.ts';
