# The image for amd64 and arm64, with a list of everything in it (SBOM) and how it was built (provenance):
#
#   FEIRA_IMAGE=registry.example.org/feira:1.0 docker buildx bake --file deploy/docker-bake.hcl --push
#   docker buildx imagetools inspect registry.example.org/feira:1.0 --format '{{ json .SBOM }}'

variable "FEIRA_IMAGE" {
  default = "feira:latest"
}

target "default" {
  context    = "."
  dockerfile = "deploy/Dockerfile"
  tags       = [FEIRA_IMAGE]
  platforms  = ["linux/amd64", "linux/arm64"]
  attest     = ["type=sbom", "type=provenance,mode=max"]
}
