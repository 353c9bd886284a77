import type { Preview } from '@storybook/react-webpack5';
import { THEME_MODES } from '../src/index.ts';

/** What the toolbar chooses for every story. */
export const toolbar: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: THEME_MODES.map((value) => ({ value, title: value === 'system' ? 'As the system' : value })),
    },
  },
  tenant: {
    description: 'Tenant colour',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      // The two of the demo, then colours that are hard on contrast: dark, middling, and near the alarm.
      items: [
        { value: 'E3AB24', title: 'Acme', right: 'E3AB24' },
        { value: '3781C2', title: 'Globex', right: '3781C2' },
        { value: '7A3E9D', title: 'Plum', right: '7A3E9D' },
        { value: '1F7A4D', title: 'Forest', right: '1F7A4D' },
        { value: 'C0392B', title: 'Brick', right: 'C0392B' },
      ],
    },
  },
  text: {
    description: 'Text size of the browser',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: [
        { value: '16', title: 'Usual text', right: '16 px' },
        { value: '24', title: 'Larger text', right: '24 px' },
        { value: '32', title: 'Double text', right: '32 px' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        { value: 'full', title: 'As the system' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
};

export const START = { theme: 'light', tenant: 'E3AB24', text: '16', motion: 'full' } as const;

const screen = (name: string, width: number, height: number) => ({
  name: `${name}, ${width} px`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths that screens are designed for. */
export const viewports = {
  phone: screen('Phone', 390, 844),
  tablet: screen('Tablet', 768, 1024),
  laptop: screen('Laptop', 1024, 768),
  desktop: screen('Desktop', 1440, 900),
};
