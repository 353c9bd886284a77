import type { ArgTypesEnhancer, SBType } from 'storybook/internal/types';

const NOTHING: readonly unknown[] = ['undefined', 'null'];
const isSomething = (type: SBType): boolean => !(type.name === 'other' && NOTHING.includes(type.value));

/** A property that may also be left out is controlled as what it is otherwise: `boolean | undefined` by a switch. */
export const plainUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { type } = argType;
      if (typeof type !== 'object' || type.name !== 'union') return [name, argType];
      const [only, ...others] = type.value.filter(isSomething);
      return [name, only === undefined || others.length > 0 ? argType : { ...argType, type: only }];
    }),
  );
