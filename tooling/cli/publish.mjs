export async function publishRemotes() {}
