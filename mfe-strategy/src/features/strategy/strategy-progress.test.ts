import { fakeStrategy, WRITTEN, YOUTUBE } from '../../testing/strategy.fixtures.ts';
import { progressOf } from './strategy-progress.ts';
import { textsOf } from './strategy-texts.ts';

const progress = (written: Parameters<typeof fakeStrategy>[0]) => progressOf(textsOf(fakeStrategy(written)));

test.each([
  ['Mission', 34],
  ['Vision', 33],
  ['Values', 33],
])('[STRA-015] %s alone counts %i of 100', (name, share) => {
  expect(progress({ StrategyBasic: { [name]: '<p>Written</p>' } })).toEqual({
    video: 0,
    statements: share,
    areas: 0,
  });
});

test('[STRA-015] an address of a video counts 100, and each area one of six', () => {
  expect(progress({ Video: { VideoUrl: YOUTUBE } }).video).toBe(100);
  expect(progress(WRITTEN)).toEqual({ video: 100, statements: 100, areas: 2 });
});

test('[STRA-015] markup without words is not written', () => {
  expect(
    progress({ StrategyBasic: { Mission: '<p> </p>' }, Objectives: { Sales: '<ul><li></li></ul>' } }),
  ).toEqual({
    video: 0,
    statements: 0,
    areas: 0,
  });
});
