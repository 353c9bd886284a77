/** What an imported stylesheet, font or picture is inside a test: a name and nothing else. */
export default 'asset';
