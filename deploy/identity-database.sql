create database identity;
