// The Content-Security-Policy refuses zod's compiled parsers; zod tries whether it may compile, which the browser reports, unless this says no
// before zod is loaded. @see https://zod.dev/api?id=zconfig
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
