export * from './catalogue.ts';
export * from './columns.ts';
