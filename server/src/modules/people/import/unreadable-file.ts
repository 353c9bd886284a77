/** A file that cannot be read, with the sentence that says where and what to do. */
export class UnreadableFile extends Error {}
