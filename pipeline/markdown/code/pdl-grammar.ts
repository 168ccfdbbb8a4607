import type { LanguageRegistration } from 'shiki/core';

/**
 * Grammar of PDL, the schema language of the metadata model, as its specification describes it:
 * https://linkedin.github.io/rest.li/pdl_schema
 */
export const pdlGrammar: LanguageRegistration = {
  name: 'pdl',
  scopeName: 'source.pdl',
  patterns: [
    { include: '#comments' },
    { include: '#annotation' },
    { include: '#path' },
    { include: '#declaration' },
    { include: '#field' },
    { include: '#values' },
    { include: '#types' },
  ],
  repository: {
    comments: {
      patterns: [
        { name: 'comment.block.pdl', begin: '/\\*', end: '\\*/' },
        { name: 'comment.line.pdl', match: '//.*$' },
      ],
    },
    // @Searchable.fieldType = …; the value is JSON.
    annotation: { name: 'entity.name.function.pdl', match: '@[\\w.`-]+' },
    path: {
      match: '\\b(namespace|package|import)\\s+([\\w.]+)',
      captures: { 1: { name: 'keyword.control.pdl' }, 2: { name: 'entity.name.type.pdl' } },
    },
    declaration: {
      match: '\\b(record|enum|typeref|fixed)\\s+(\\w+)',
      captures: { 1: { name: 'keyword.control.pdl' }, 2: { name: 'entity.name.type.pdl' } },
    },
    field: {
      match: '(`?[A-Za-z_]\\w*`?)\\s*:(?!:)\\s*(optional\\b)?',
      captures: { 1: { name: 'variable.other.property.pdl' }, 2: { name: 'keyword.control.pdl' } },
    },
    values: {
      patterns: [
        { name: 'variable.other.property.pdl', match: '"(?:[^"\\\\]|\\\\.)*"(?=\\s*:)' },
        { name: 'string.quoted.double.pdl', match: '"(?:[^"\\\\]|\\\\.)*"' },
        { name: 'constant.numeric.pdl', match: '-?\\b\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?\\b' },
        { name: 'constant.language.pdl', match: '\\b(?:true|false|null)\\b' },
      ],
    },
    types: {
      patterns: [
        { name: 'keyword.control.pdl', match: '\\b(?:includes|optional|union|array|map)\\b' },
        { name: 'storage.type.pdl', match: '\\b(?:boolean|bytes|double|float|int|long|string|null)\\b' },
        { name: 'entity.name.type.pdl', match: '\\b(?:[a-z]\\w*\\.)*[A-Z]\\w*\\b' },
      ],
    },
  },
};
