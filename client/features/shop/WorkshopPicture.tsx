import { chakra } from '@chakra-ui/react'

export type WorkshopStation = 'measuring' | 'drafting' | 'cutting' | 'handwork' | 'fitting'

/** It says nothing that the words below it don't, so it has none of its own. The files are made by `npm run illustrate`. */
export function WorkshopPicture({ station }: { station: WorkshopStation }) {
  const source = `/workshop/${station}`
  return (
    <picture style={{ display: 'contents' }}>
      <source
        type="image/avif"
        srcSet={[280, 400, 800].map((width) => `${source}-${width}.avif ${width}w`).join()}
        sizes="(min-width: 30rem) 17rem, 78vw"
      />
      <chakra.img
        src={`${source}-560.webp`}
        alt=""
        htmlWidth={800}
        htmlHeight={600}
        width="full"
        aspectRatio="4 / 3"
        objectFit="cover"
        loading="lazy"
      />
    </picture>
  )
}
