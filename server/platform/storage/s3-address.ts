import type { S3Config } from './s3-image-store.ts'

const bucketForm = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/**
 * Reads the address of a bucket, such as `s3://pictures?endpoint=https://storage.example&region=ap-south-1`; Amazon S3
 * needs no endpoint. Null when it isn't one.
 */
export function parseS3Address(address: string): Pick<S3Config, 'bucket' | 'endpoint' | 'region'> | null {
  if (!URL.canParse(address)) return null
  const { protocol, hostname: bucket, pathname, searchParams } = new URL(address)
  if (protocol !== 's3:' || pathname !== '' || !bucketForm.test(bucket)) return null
  if ([...searchParams.keys()].some((name) => !['endpoint', 'region'].includes(name))) return null
  const region = searchParams.get('region') ?? 'us-east-1'
  const endpoint = searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  if (!/^https?:\/\/[^/?#]+\/?$/.test(endpoint) || !URL.canParse(endpoint)) return null
  return { bucket, region, endpoint: endpoint.replace(/\/$/, '') }
}
