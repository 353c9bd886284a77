import { defaultConfig, defineRecipe, defineSlotRecipe } from '@chakra-ui/react';

/** What the product draws otherwise than Chakra; the rest of each recipe is Chakra's own. */
export const recipes = {
  button: defineRecipe({
    variants: {
      size: {
        sm: { h: 'var(--h-sm)', minW: 'var(--h-sm)', px: '10px', fontSize: '13px' },
        md: {
          h: 'var(--h-md)',
          minW: 'var(--h-md)',
          px: 'var(--s3)',
          gap: '6px',
        },
        lg: { h: 'var(--h-lg)', minW: 'var(--h-lg)', px: 'var(--s4)' },
      },
      variant: {
        solid: { colorPalette: 'brand', fontWeight: 'semibold', _hover: { bg: 'colorPalette.hover' } },
        outline: { bg: 'bg', color: 'fg', _hover: { bg: 'bg.muted' } },
        ghost: { color: 'fg.muted', _hover: { bg: 'bg.emphasized', color: 'fg' } },
      },
    },
    defaultVariants: { size: 'md', variant: 'outline' },
  }),
  input: defineRecipe({
    base: { _placeholder: { color: 'fg.subtle', opacity: 1 } },
    variants: {
      size: {
        md: { '--input-height': 'var(--h-md)', px: '10px' },
        lg: { '--input-height': 'var(--h-lg)', px: 'var(--s3)' },
      },
      variant: {
        outline: { bg: 'bg', borderColor: 'border.control', _hover: { borderColor: 'fg.subtle' } },
      },
    },
  }),
  badge: defineRecipe({
    base: { borderRadius: 'l1' },
    variants: {
      size: { sm: { px: '6px' } },
      variant: { outline: {} },
    },
    defaultVariants: { size: 'sm', variant: 'outline' },
  }),
};

const slotsOf = (name: string): string[] => [...(defaultConfig.theme?.slotRecipes?.[name]?.slots ?? [])];

/** The same for components of several parts. */
export const slotRecipes = {
  nativeSelect: defineSlotRecipe({
    slots: slotsOf('nativeSelect'),
    variants: {
      size: {
        md: {
          root: { '--select-field-height': 'var(--h-md)' },
          field: { ps: '10px' },
          indicator: { color: 'fg.subtle', _icon: { width: '14px', height: '14px' } },
        },
      },
      variant: {
        outline: { field: { bg: 'bg', borderColor: 'border.control', _hover: { borderColor: 'fg.subtle' } } },
      },
    },
  }),
  dialog: defineSlotRecipe({
    slots: slotsOf('dialog'),
    base: {
      backdrop: { bg: 'scrim' },
      content: { boxShadow: '{shadows.lg}, 0 0 0 1px {colors.border}' },
      header: { pt: 'var(--s5)', pb: 'var(--s2)' },
      title: { textStyle: 'md' },
      body: { pt: 0, pb: 'var(--s2)' },
      footer: { pt: 'var(--s3)', pb: 'var(--s5)', gap: 'var(--s2)' },
    },
    variants: {
      size: { sm: { content: { maxW: '440px' } } },
      placement: { center: { content: { mx: 'var(--s4)' } } },
    },
    defaultVariants: { size: 'sm', placement: 'center' },
  }),
  table: defineSlotRecipe({
    slots: slotsOf('table'),
    base: {
      columnHeader: { color: 'fg.subtle', _first: { ps: 0 }, _last: { pe: 0 } },
      cell: { color: 'fg.muted', _first: { ps: 0 }, _last: { pe: 0 } },
    },
    variants: {
      size: {
        md: {
          columnHeader: { h: '36px', py: 0, textStyle: 'xs' },
          cell: { h: '48px', py: 0 },
        },
      },
    },
  }),
  tabs: defineSlotRecipe({
    slots: slotsOf('tabs'),
    variants: {
      size: {
        md: {
          list: { gap: 'var(--s5)' },
          trigger: { px: 0, minW: 0 },
        },
      },
      variant: { line: { trigger: { _selected: { _horizontal: { '--indicator-color': 'colors.fg' } } } } },
    },
  }),
};
