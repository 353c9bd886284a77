import { S3ServiceException } from '@aws-sdk/client-s3';
import { ReleaseError } from './release-error.ts';

/** 412, and 409 while the other write is still under way. */
const LOST = new Set(['PreconditionFailed', 'ConditionalRequestConflict', 'OperationAborted']);
const UNKNOWN_CREDENTIALS = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'InvalidToken',
]);

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

export const isMissingFile = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.name === 'NoSuchKey';

/** The condition of a write did not hold. */
export const isLost = (error: unknown): boolean =>
  error instanceof S3ServiceException && LOST.has(error.name);

/** Nobody has said whether the write was done. */
export const isUncertain = (error: unknown): boolean => (statusOf(error) ?? 500) >= 500;

/** What went wrong with a bucket, as a sentence for the person who asked. */
export function describeBucketError(address: string, error: unknown): ReleaseError {
  const { name, message, code } = error as NodeJS.ErrnoException;
  return new ReleaseError(`${sentenceOf(address, error)} (${statusOf(error) ? name : (code ?? message)})`);
}

function sentenceOf(address: string, error: unknown): string {
  const { name } = error as Error;
  const status = statusOf(error);
  if (name === 'CredentialsProviderError')
    return `There are no credentials for ${address}: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE.`;
  if (UNKNOWN_CREDENTIALS.has(name))
    return `${address} does not accept the credentials: check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`;
  if (name === 'NoSuchBucket')
    return `There is no bucket for ${address}: create it, or check --store and AWS_ENDPOINT_URL_S3.`;
  if (status === 403)
    return `${address} refuses: the credentials need s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject there.`;
  if (status !== undefined)
    return `${address} answers ${status}. ${status >= 500 ? 'Try again later.' : 'Check --store and AWS_REGION.'}`;
  return `${address} does not answer: check the network and AWS_ENDPOINT_URL_S3.`;
}
