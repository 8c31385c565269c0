# The site of this repository with the server of its forms: docker build -t site . && docker run -p 4173:4173 -v data:/site/.data site
ARG NODE_IMAGE=node:22-slim@sha256:48e4b67d85f87bd551df43704e24d252f56cc5f8e9718841aace50f19948f0f9
FROM ${NODE_IMAGE} AS packages
WORKDIR /site
COPY package.json package-lock.json ./
COPY tools/create-pagewright/package.json tools/create-pagewright/
RUN npm ci --omit=dev --no-audit --no-fund

FROM packages AS build
COPY . .
ARG PAGEWRIGHT_API_HOST=""
ARG PAGEWRIGHT_BASE="/"
RUN node src/cli/pack-command-line.mjs && node src/cli/pagewright.mjs build --compress

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173
WORKDIR /site
COPY --from=packages /site/node_modules ./node_modules
COPY --from=build /site/package.json ./
COPY --from=build /site/src ./src
COPY --from=build /site/.pagewright/packed ./.pagewright/packed
COPY --from=build /site/dist ./dist
# Enquiries are the only thing that is ever written.
RUN install -d -o node -g node -m 700 .data
USER node
VOLUME /site/.data
EXPOSE 4173
HEALTHCHECK --interval=30s --timeout=6s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/cli/pagewright.mjs", "serve"]
