import sharp from 'sharp'

// Each picture is decoded once: cached pixels and further threads per picture would only cost memory.
sharp.cache(false)
sharp.concurrency(1)

export { sharp }
