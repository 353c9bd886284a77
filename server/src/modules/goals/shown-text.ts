export { isBlankText as isBlank } from '@cadence/shared-contract/operations';
