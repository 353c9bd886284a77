import { PanZoom } from './pan-zoom.ts';

let surface: HTMLElement;
let panZoom: PanZoom;
const BOX = { left: 0, top: 0, right: 4000, bottom: 2000 };

beforeEach(() => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  surface = document.body.appendChild(document.createElement('div'));
  panZoom = new PanZoom(surface);
  panZoom.setBox(BOX);
});
afterEach(() => {
  panZoom.destroy();
  surface.remove();
});

const mouse = (target: EventTarget, type: string, [clientX, clientY]: readonly [number, number]) =>
  target.dispatchEvent(
    new MouseEvent(type, { view: document.defaultView, bubbles: true, cancelable: true, clientX, clientY }),
  );

test('a press that hardly moves is a click', () => {
  const clicked = jest.fn();
  surface.addEventListener('click', clicked);
  mouse(surface, 'mousedown', [100, 100]);
  mouse(window, 'mousemove', [102, 101]);
  mouse(window, 'mouseup', [102, 101]);
  mouse(surface, 'click', [102, 101]);
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a drag moves the chart with the hand, and its end is no click', () => {
  const clicked = jest.fn();
  surface.addEventListener('click', clicked);
  mouse(surface, 'mousedown', [100, 100]);
  mouse(window, 'mousemove', [160, 70]);
  mouse(window, 'mouseup', [160, 70]);
  mouse(surface, 'click', [160, 70]);
  expect(panZoom.view).toEqual({ x: 60, y: -30, k: 1 });
  expect(clicked).not.toHaveBeenCalled();
});

test('the wheel zooms around the pointer, between the limits', () => {
  const wheel = (deltaY: number) =>
    surface.dispatchEvent(
      new WheelEvent('wheel', {
        view: document.defaultView,
        bubbles: true,
        cancelable: true,
        deltaY,
        clientX: 200,
        clientY: 100,
      }),
    );
  const heard = jest.fn();
  panZoom.subscribe(heard);
  wheel(-200);
  const { x, y, k } = panZoom.view;
  expect(k).toBeGreaterThan(1);
  expect(x).toBeCloseTo(200 - 200 * k, 0);
  expect(y).toBeCloseTo(100 - 100 * k, 0);
  expect(heard).toHaveBeenCalled();
  for (let turn = 0; turn < 20; turn += 1) wheel(-500);
  expect(panZoom.view.k).toBe(2);
});

test('a part of the chart stays visible at any requested position', () => {
  panZoom.jump({ x: -50_000, y: 50_000, k: 1 });
  expect(panZoom.view).toEqual({ x: 80 - 4000, y: 600 - 80, k: 1 });
});

test('buttons zoom around the middle', () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(Object.assign(new EventTarget(), { matches: true }) as MediaQueryList);
  panZoom.zoomBy(1.25);
  expect(panZoom.view).toEqual({ x: 500 - 500 * 1.25, y: 300 - 300 * 1.25, k: 1.25 });
});

test('after it is destroyed no listener is called', () => {
  const heard = jest.fn();
  panZoom.subscribe(heard);
  panZoom.destroy();
  mouse(surface, 'mousedown', [100, 100]);
  mouse(window, 'mousemove', [160, 70]);
  expect(heard).not.toHaveBeenCalled();
});
