import { defineSemanticTokens } from '@chakra-ui/react'

interface Palette {
  solid: string
  contrast: string
  fg: string
  subtle: string
  muted: string
  emphasized: string
  border?: string
}

/** The tokens that Chakra's recipes expect of a colour palette. */
const palette = (colors: Palette) => {
  const all = { border: colors.emphasized, focusRing: '#7B1E3A', ...colors }
  return Object.fromEntries(Object.entries(all).map(([name, value]) => [name, { value }]))
}

const maroon = palette({
  solid: '#7B1E3A',
  contrast: '#FFFFFF',
  fg: '#7B1E3A',
  subtle: '#F8ECEC',
  muted: '#F1DCDD',
  emphasized: '#DDB6BC',
  border: '#7B1E3A',
})
const neutral = palette({
  solid: '#2A1B1F',
  contrast: '#FBF7F0',
  fg: '#2A1B1F',
  subtle: '#F3EADC',
  muted: '#EADDCA',
  emphasized: '#D9C8B0',
  border: '#94807A',
})

/**
 * Zari on ivory. Contrasts are measured on the canvas; `gold.solid` has only 3.0, so it is used for
 * ornaments.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: '#FBF7F0' },
      subtle: { value: '#F3EADC' },
      muted: { value: '#F3EADC' },
      emphasized: { value: '#EADDCA' },
      inverted: { value: '#2A1B1F' },
      panel: { value: '#FFFDF9' },
      error: { value: '#FCEBE9' },
      success: { value: '#EAF4EC' },
      warning: { value: '#FDF3D0' },
      info: { value: '#EAF1FB' },
    },
    /** Background colours that continue the hero pictures beside them. */
    ground: {
      ivory: { value: '#F0E7DA' },
      rose: { value: '#F0E1DA' },
      sage: { value: '#E6E8DD' },
    },
    fg: {
      DEFAULT: { value: '#2A1B1F' },
      muted: { value: '#6B575C' },
      subtle: { value: '#6B575C' },
      inverted: { value: '#FBF7F0' },
      error: { value: '#B3261E' },
      success: { value: '#2F6B3A' },
      warning: { value: '#80580F' },
      info: { value: '#0F5E63' },
    },
    border: {
      DEFAULT: { value: '#E4D7C5' },
      muted: { value: '#EFE5D6' },
      subtle: { value: '#EFE5D6' },
      emphasized: { value: '#94807A' },
      inverted: { value: '#2A1B1F' },
      error: { value: '#B3261E' },
      /** Borders of inputs: 3:1 on the canvas. */
      input: { value: '#94807A' },
    },
    brand: maroon,
    gray: neutral,
    rani: palette({
      solid: '#B4235F',
      contrast: '#FFFFFF',
      fg: '#B4235F',
      subtle: '#FBE9F0',
      muted: '#F6D3E1',
      emphasized: '#E8A5C1',
    }),
    peacock: palette({
      solid: '#0F5E63',
      contrast: '#FFFFFF',
      fg: '#0F5E63',
      subtle: '#E5F0EF',
      muted: '#CDE2E1',
      emphasized: '#9CC4C3',
    }),
    gold: palette({
      solid: '#B8863B',
      contrast: '#2A1B1F',
      fg: '#80580F',
      subtle: '#F7EDD8',
      muted: '#EEDDB7',
      emphasized: '#DDBF85',
    }),
    green: palette({
      solid: '#2F6B3A',
      contrast: '#FFFFFF',
      fg: '#2F6B3A',
      subtle: '#EAF4EC',
      muted: '#D2E7D6',
      emphasized: '#A5CDAD',
    }),
    red: palette({
      solid: '#B3261E',
      contrast: '#FFFFFF',
      fg: '#B3261E',
      subtle: '#FCEBE9',
      muted: '#F8D4D0',
      emphasized: '#EDA9A3',
    }),
    orange: palette({
      solid: '#80580F',
      contrast: '#FFFFFF',
      fg: '#80580F',
      subtle: '#FDF3D0',
      muted: '#F8E6A8',
      emphasized: '#E5C877',
    }),
    blue: palette({
      solid: '#1F4577',
      contrast: '#FFFFFF',
      fg: '#1F4577',
      subtle: '#EAF1FB',
      muted: '#D3E2F5',
      emphasized: '#A9C4E8',
    }),
    yellow: palette({
      solid: '#6B4E00',
      contrast: '#FFFFFF',
      fg: '#6B4E00',
      subtle: '#FDF3D0',
      muted: '#F8E6A8',
      emphasized: '#E5C877',
    }),
    rose: palette({
      solid: '#8E1D3F',
      contrast: '#FFFFFF',
      fg: '#8E1D3F',
      subtle: '#FCE9EE',
      muted: '#F7D2DC',
      emphasized: '#E9A6B8',
    }),
    /** Behind text on pictures, and behind dialogs. */
    scrim: { DEFAULT: { value: 'rgb(42 27 31 / 0.56)' }, soft: { value: 'rgb(42 27 31 / 0.32)' } },
    /** The tokens of Chakra's own dialog and toast recipes. */
    blackAlpha: { 500: { value: 'rgb(42 27 31 / 0.56)' } },
    white: { value: '#FFFFFF' },
  },
  radii: { l1: { value: '{radii.sm}' }, l2: { value: '{radii.md}' }, l3: { value: '{radii.lg}' } },
  shadows: Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl'].map((name, step) => [
      name,
      { value: `0 ${1 + step * 2}px ${4 + step * 7}px rgb(90 45 30 / ${0.08 + step * 0.025})` },
    ]),
  ),
})
