/** What releasing takes; the environment of the job says which. */
const SECRETS = `      RELEASES_STORE: \${{ vars.RELEASES_STORE }}
      RELEASE_SIGNING_KEY: \${{ secrets.RELEASE_SIGNING_KEY }}
      AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
      AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
      AWS_REGION: \${{ vars.AWS_REGION }}
      AWS_ENDPOINT_URL_S3: \${{ vars.AWS_ENDPOINT_URL_S3 }}`;

const SETUP = `      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 24 }`;

/**
 * What continuous integration does for one remote: only its own folder starts it, and only its own package is tested,
 * built and released. Half of the way is without anybody: staging gets every push, production a tenth of the people.
 * @param {string} name of the remote
 * @returns {string} the text of `.github/workflows/<name>.yml`
 */
export const workflowOf = (
  name,
) => `# Written by \`npm run new-remote\`, the same for every remote: a test compares them.
name: ${name}
on:
  push:
    branches: [main]
    paths: ['mfe-${name}/**', '.github/workflows/${name}.yml']
  pull_request:
    paths: ['mfe-${name}/**', '.github/workflows/${name}.yml']
concurrency:
  group: ${name}-\${{ github.ref }}
  cancel-in-progress: \${{ github.event_name == 'pull_request' }}
permissions:
  contents: read
jobs:
  test:
    runs-on: ubuntu-latest
    timeout-minutes: 20
    steps:
${SETUP}
      - run: npm run check
      - run: npm test -- --only unit mfe-${name}
      - run: npm run build -- ${name}
  staging:
    needs: test
    if: github.event_name == 'push'
    runs-on: ubuntu-latest
    timeout-minutes: 15
    environment: staging
    env:
${SECRETS}
    steps:
${SETUP}
      - run: npm run build -- ${name}
      - run: npm run release -- check ${name} --env staging
      - run: npm run release -- publish ${name} --env staging
  production:
    needs: staging
    runs-on: ubuntu-latest
    timeout-minutes: 15
    environment: production
    env:
${SECRETS}
    steps:
${SETUP}
      - run: npm run build -- ${name}
      - run: npm run release -- check ${name}
      # In the last three shells, beside every other remote: some people have a tab of yesterday.
      - run: npm run prove -- --with ${name}@local
      - uses: actions/upload-artifact@v4
        if: always()
        with: { name: compatibility, path: artifacts/reports/compatibility.* }
      # The same content is the same release: what staging runs goes to a tenth of the people.
      - run: npm run release -- publish ${name} --percentage 10
      - run: npm run release -- doctor --url \${{ vars.PLATFORM_URL }}
`;

/** Where it is, relative to the workspace. */
export const workflowPath = (name) => `.github/workflows/${name}.yml`;
