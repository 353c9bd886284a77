export * from './picture.ts';
export { framedSceneOf, sceneOf, showsSomething } from './scene.ts';
export type { Measure } from './fit-text.ts';
export { swatchShape, swatchWidth } from './swatch.ts';
export { valueWords } from './words.ts';
